"""The texts of read.tsv: what people type, and what must be refused."""

TIMES = """
3:45|1:02:03|28:29:28|245:09:08.12|16.40|20.2|45|1:30.5|1:30,5|1.30.5|1.30,5|3.30.00|90s|62m|2h|1.5h
1h02|1h02m03.5s|62m30|1h 2m 3s|3'45"|3′45″
0|0:00|00:00:00|5|05|59|60|99|99.999|99,5|0.001|0.01|0.1|0.10|0.100|0:59.999|1:00|59:59.999|1:00:00|90:00|00:20.28
20.280|4.35|1:10.35|01:01|1:01:01|1:05|10:00|99:59:59|99:59:59.99|100:00:00|100:00:00.00|999:59:59.999|59999:59.999
1,02,03.5|1.02.03|1.02.03,45|1:02:03,045|1:02.03.5|3:45.0|3:45.000
0s|90 s|90 sec|90secs|1 second|90 SECONDS|90"|90″|345s|100m|75m|45'|45′|5 min|5mins|1 minute|90 Minutes
1 hr|2hrs|1 hour|3 hours|2H|1,5h|0.25h|1.333h|0.001h|1.5m|0.5 min|62m30.5|1h2.5m|1h30s|1h02m03|1h 02|1h02'03"|3'45
1 hour 2 minutes 3 seconds|1 h 2 min 3 s|1H2M3S|999h59m59.999s|3599999.999s|1m5s|1h0m0s|0h0m5s|1'5"
  3:45  |\\t3:45|3:45\\n|\\t 90s \\n
"""

REFUSED_TIMES = """
 |\\t\\n| 345|100|100.5|100,0|1000|1:60|1:75:00|00:90:00|1:59:60|4:7|1:2:3|1:2:3:4|01:02:03:04|1:|:30|1::2|:|.|.5|5.
1:30.|1:.5
1.30:05|1,30:05|1.5:0:0|1:30.00:05|-1:30:00|-45|+45|−45|1:-30|1:30.1234|0.0001|nan|inf|NaN|infinity|1e3|1e3:0:0
nan:0:0|inf:0:0
0x10|0x10:0:0|0x10s|abc|3:4a|3:45x|1:005|100:000|3 :45|3: 45|3:45 7|1.02.03.04.5|1000:00:00|999:59:59.9999|60000:00
1000h|3600000s
1h2|1h5s2|1m5|30s1m|1h1h|1m 1m|1s1h|1.5h30m|1h60m|1h75|2h 100s|1m60s|h|s|1x|1 fortnight|1h:02|1:30h|1hm|1..5h|1.5.5h
--|1_000
1 day|2h-5m|٣:٤٥|３:45|1;30|1:30;|1:02:03 am|99:99|9999999999999999999999|18446744073709551617:00
00000000000000000000000000000000000000000000000000000000000000003
1:00:00.000000000000000000000000000000000000000000000000000000001
"""

DISTANCES = """
m point: 400|400y|5 km|26.2mi|26.2 mi|marathon|Marathon|MARATHON|half|Half Marathon|half-marathon|mile|Mile|10k|5K
m point: 10 K|0|0.5|400 m|400M
m point: 1 metre|2 metres|1 meter|2 meters|1 km|3 kms|1 kilometre|2 kilometres|1 kilometer|2 Kilometers|1 mi|1 mile
m point: 2 miles|13.1 MILES
m point: 25 yd|25y|25 yds|1 yard|33 yards|1 ft|1 foot|3 feet|75 ft|1650yd|  5 km  |\\t400\\n|100000 km|100,000 km
m point: 62137 mi
m point: 0.000001|0.0000005|0.0000004|0.000001 km|0.000000001 km|0.0000000001 mi|0.1 mi|1.000001 ft|42.195 km|42195
m point: 21.0975 km|1609.344|1.0004 km
m point: 1,234|1,234 m|12,345|123,456 m|1,234.5|1.234,5|1,234,567|1.234.567|1.234|1.234 km|0,250|0,250 km|0,5|93,5
m point: 93.5|1234,567|1,5 km|1,23|1,2345
m point: 1,234,567.25|1.234.567,25|42.195|1,234.567|1.234,567
m comma: 93,5|93.5|0,5|0.5|1.234,5|1,234.5|1,234|1,234 km|12,345|123,456 km|1.234|1.234 km|1.234.567|1,234,567|0,250
m comma: 42,195 km|42.195 km
km point: 42.195|5|10,5|1,234|0.4|5 mi|400 m|half
km comma: 42,195|1,234|5|1.234,5
mi point: 26.2|1|6.2137119224|13.1 mi|10k|marathon|0.0000000001
yd point: 400|25|100 m|1,650|0.0000005
ft point: 75|1|5280|1 mi|3.28084
"""

REFUSED_DISTANCES = """
m point:  |\\t|km| km|-5|+5|−5 km|5 km/h|1e3|1e3 m|0x10|nan|inf|infinity|NaN km|five|5 furlongs|5 k m|5 km km
m point: 5km 200m|1 234|. |.5|5.|,5|5,
m point: 1.2.3|1,23,456|1,2345,678|1,234,56|0,123,456|1,234,5|1,234.567.8|1.234,567,8|1..5|1,,5|12345,678.9
m point: 1234,567,890|0.1234567890123
m point: 1234567890|100000.001 km|100001 km|62138 mi|109361330 yd|99999999999999999999|ultramarathon|half mile
m point: marathons|5 marathon|５ km|٥ km
m comma: 1.234.56|1,234.5,6|-93,5|1e3
km point: 100001|100000001|4:05|5/km
m point: 1.000000000000000000000000000000000000000000000000000000000000001
"""

PACES = """
/km point: 4:05/km|4:05 / km|4:05 per km|4:05 min/km|4:05min/km|4:05|8:00/mi|8:00/mile|8:00 per mile|1:30/100y
/km point: 1:30/100 m|1:30/100 yd|1:30/100yards
/km point: 2:00/400m|2:00/400 m|12 km/h|12km/h|12 KM/H|12 kmh|12 kph|7.5 mph|7.5mph|7.5 mi/h|3.5 m/s|3.5mps|12,5 km/h
/km point: 1,234 m/s|6 mph|10 km/h
/km point: 12m|45/km|90s/km|4m05s/km|4'05"/km|4:05.5/km|4:05,25/km|1:02:03/mi|999:59:59.999/km|0.001/km|1:30/200 m
/km point: 1:30/880 yd|4:05/1 km|2/ft|5:00/3 feet
/km point: 12.345 km/h|0.001 km/h|100000 km/h|1 km/h|1 mph|1 m/s|0.001 m/s|4:05/K|4:05/kilometre|12
/km comma: 12,5 km/h|12.5 km/h|1,234 m/s|4:05,5/km
/mi point: 8:00|6:52.5|4:05/km|7:30 min/mi|10 mph|95
/100 m point: 1:30|58.75|1:30/100y|1:05.43|1:30/100|45/50|1:30/50 m|25/25 yd|1:30/199 m|1:30/199 yd|1:30/200 yd
/100 m point: 1:00/200 ft|0.5/m|0.5/yd
/100 yd point: 1:30|1:30/100|45 / 50|1:22.30|1:30/100 m
/400 m point: 2:00|1:15.5|1:15/400|37.5/200|5:00/1,000|8:00/2 km
km/h point: 12|12.5|12,5|4:05/km|0.001|9.995|1,234
km/h comma: 12,5|1,234|1.234
mph point: 7.5|6|7.456|5:00/km
m/s point: 3.5|3.333|12 km/h
"""

REFUSED_PACES = """
/km point:  |345/km|345|4:7/km|1:60/km|0/km|0:00/km|0 km/h|0.000 mph|4:05/|/km|4:05/x|4:05/100|4:05/0 m|4:05/-1 km
/km point: -4:05/km|4:05//km|4:05/km/h
/km point: 1:30/0.5 mi|4:00/1,5 km|4:05 km|12 km/m|12 km/h/h|1e3 km/h|nan km/h|inf|nan/km|0x10/km|-12 km/h|12.3456 km/h|0.0001 m/s
/km point: 200000 km/h|1:2:3:4/km|4:05.1234/km
/km point: 4:05/100001 km|1000:00:00/km|4:05 per|per km|mph|km/h|4:05/1e3 m|4:05 per hour|12 km per fortnight
/km point: 1h/marathon
/km point: 4:05/kmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
km/h point: 4:05|0|abc|-12|1e3|12.3456|.5
/100 m point: 345|1:30/0 y|1:30/0|1:30/
km/h point: 1:30/100
/mi point: 8:00/1|1:30/100 z
"""


def _rows(kind, table, refused):
    for line in table.strip("\n").splitlines():
        setting, texts = ("", line) if kind == "time" else line.split(": ", 1)
        field, _, mark = setting.rpartition(" ")
        for text in texts.split("|"):
            yield kind, field, mark or "point", _unescaped(text), refused


def _unescaped(text):
    return text.replace("\\t", "\t").replace("\\n", "\n")


def rows():
    """Each text once, as (kind, the field's unit, the person's decimal mark, text, whether it must be refused)."""
    yield "time", "", "point", "", True
    yield from _rows("time", TIMES, False)
    yield from _rows("time", REFUSED_TIMES, True)
    yield "distance", "m", "point", "", True
    yield from _rows("distance", DISTANCES, False)
    yield from _rows("distance", REFUSED_DISTANCES, True)
    yield "pace", "/km", "point", "", True
    yield from _rows("pace", PACES, False)
    yield from _rows("pace", REFUSED_PACES, True)
